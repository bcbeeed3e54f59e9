/** Has a browser lay out what is near the window first, and the rest of the page a section at a time. */

/**
 * Code for the head of a page, next to the rule in `src/components/Section/Section.module.css` that it switches on and off.
 *
 * A phone takes a third of a second to lay out the home page, twice, since the fonts come after the first paint. Here it lays out
 * what is near the window; all other sections follow once the page is painted and the fonts are there, two in each frame, so that
 * no tap waits for them. Where somebody has scrolled it is one: a frame in which the section that is being read changes itself
 * does not hold in its place what is read. Whoever comes to an anchor, follows a link to one, or comes back to where they were has
 * everything laid out at once: heights that are still to be known would lead them elsewhere (docs/decisions/0016).
 */
export const nearSectionsFirst =
  `{const root=document.documentElement;` +
  `const next=()=>{const rest=[...document.querySelectorAll("main section[id]:not([data-laid-out])")];` +
  `if(!rest.length)return void root.removeAttribute("data-layout");` +
  `for(const section of rest.slice(0,scrollY?1:2))section.setAttribute("data-laid-out","");` +
  `requestAnimationFrame(next)};` +
  `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){` +
  `root.setAttribute("data-layout","near-first");` +
  `addEventListener("click",({target})=>{if(target.closest?.("a[href*='#']"))root.removeAttribute("data-layout")},true);` +
  `new PerformanceObserver((_entries,observer)=>{observer.disconnect();document.fonts.ready.then(next)})` +
  `.observe({type:"paint",buffered:true})}}`
