/**
 * The inline script of a page's header. Before it is painted, and whenever its room or its words change, the bar leaves out
 * what it has no room for: the menus, then the sign-in buttons, which the drawer holds too. Its words decide, in whatever
 * language, size and spacing they are seen; without scripts, widths that suit most words do (see `theme/room.ts`).
 */
export const giveWay = [
  '{const row=document.querySelector("header>div"),buttons=row?.lastElementChild,',
  // The buttons alone shrink.
  'fit=()=>{for(row.dataset.without of["","menus","menus buttons"])if(buttons.scrollWidth<=buttons.clientWidth)break},',
  'watcher=new ResizeObserver(fit);',
  // A button grows with its words.
  'if(row)for(const part of[row,buttons.firstElementChild])watcher.observe(part)}',
].join('');
