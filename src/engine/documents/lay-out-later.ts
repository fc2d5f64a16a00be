/**
 * The inline script of a page whose blocks far below wait to be laid out until they come near (`data-far`, see
 * `theme/later.css`). They do so until the visitor moves: reading the first screen costs none of the work for the rest.
 * With the first scrolling the blocks are laid out one in a frame, so that how far somebody has come is true when they
 * leave; before they may jump (by a key, to a place of the page, to what the browser finds on it, for which the window
 * loses the focus), all at once. Where the browser returns to a place that it remembers, or goes to one that the
 * address names, none waits.
 */
export const layOutLater = [
  '{const [visit]=performance.getEntriesByType("navigation");',
  // Not the address of the document, which keeps quiet about words to go to (#:~:text=).
  'if(visit?.type==="navigate"&&!visit.name.includes("#")){',
  'const page=document.documentElement.dataset,layOutAll=()=>delete page.unscrolled;',
  'page.unscrolled="";',
  'addEventListener("keydown",layOutAll);addEventListener("blur",layOutAll);',
  'addEventListener("click",({target})=>target.closest("[href*=\'#\']")&&layOutAll(),true);',
  'const layOut=()=>{const block=document.querySelector("[data-far]");',
  'if(!block)return layOutAll();',
  'block.removeAttribute("data-far");requestAnimationFrame(layOut)};',
  'addEventListener("scroll",layOut,{once:true})}}',
].join('');
