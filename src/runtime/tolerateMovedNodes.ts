/**
 * Makes React go on when another program has moved or replaced one of its nodes, as translators and extensions of
 * browsers do. Otherwise the browser throws a NotFoundError, and React removes the whole page. React's maintainers
 * suggest it (https://github.com/facebook/react/issues/11538#issuecomment-417504600). It is the second line of defense:
 * every text that changes is in an element, because a text node that a translator has replaced would keep its old
 * translation.
 */
export function tolerateMovedNodes(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- `call` sets `this` below
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode
    // Also a node that was moved disappears, so that the page shows the true state.
    return parent ? (removeChild.call(parent, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    // At the end, so that the visitor does not miss it.
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
  }
}
