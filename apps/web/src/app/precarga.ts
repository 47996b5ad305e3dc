const cargarArea = () => import('./area.tsx');

export const componenteDelArea = async () => (await cargarArea()).default;
export const precargarArea = (): void => void cargarArea().catch(() => undefined);
