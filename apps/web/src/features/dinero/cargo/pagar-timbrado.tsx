import { adelantosDePagarCargo, PagarCargo } from './pagar-cargo.tsx';

const PagarTimbrado = () => <PagarCargo cargo="timbrado" titulo="Pago Timbrado" />;

export default PagarTimbrado;

export const adelantos = adelantosDePagarCargo('timbrado');
