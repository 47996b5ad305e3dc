const cargarArea = () => import('./area.tsx');

/** The code around every signed-in screen: asked for by the router, and before it by the sign-in page. */
export const componenteDelArea = async () => (await cargarArea()).default;
export const precargarArea = (): void => void cargarArea().catch(() => undefined);
