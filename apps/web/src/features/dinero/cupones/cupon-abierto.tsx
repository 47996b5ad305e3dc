import { dialogoAlAbrir } from '@colega/web-kit/ui/dialogos/dialogo-al-abrir.tsx';
import { useCuponAbierto } from './use-cupon-abierto.ts';

const DialogoDeCupon = dialogoAlAbrir(() => import('./dialogo-de-cupon.tsx'));

/** S-251: the address names the coupon. */
export const CuponAbierto = () => {
  const { id, cerrar } = useCuponAbierto();
  return <DialogoDeCupon id={id} abierto={id !== null} alCerrar={cerrar} />;
};
