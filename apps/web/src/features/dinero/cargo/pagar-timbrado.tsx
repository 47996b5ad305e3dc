import { adelantosDePagarCargo, PagarCargo } from './pagar-cargo.tsx';

/** /app/ejercicio/legajo/:id/pagarTimbrado. */
const PagarTimbrado = () => <PagarCargo cargo="timbrado" titulo="Pago Timbrado" />;

export default PagarTimbrado;

export const antes = adelantosDePagarCargo('timbrado');
