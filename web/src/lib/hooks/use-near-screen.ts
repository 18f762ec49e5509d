import { type RefObject, useEffect, useState } from "react";

/** True once an element is on or near the screen; never for one that is not displayed. */
export function useNearScreen(element: RefObject<Element | null>, margin = "300px"): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear, margin]);
  return isNear;
}
