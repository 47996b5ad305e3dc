const cargarArea = () => import('./area.tsx');

/** The sign-in page asks for this code before the router does. */
export const componenteDelArea = async () => (await cargarArea()).default;
export const precargarArea = (): void => void cargarArea().catch(() => undefined);
