// Loads another script and writes into the page, as tag managers and chats do.
trustedTypes?.createPolicy('loader', {});
const script = document.createElement('script');
script.src = new URL('loaded.js', document.currentScript.src).href;
document.head.append(script);
const box = document.createElement('div');
box.innerHTML = '<p style="color: #f00">Chat with us</p>';
document.body.append(box);
