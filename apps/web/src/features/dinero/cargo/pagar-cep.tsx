import { adelantosDePagarCargo, PagarCargo } from './pagar-cargo.tsx';

const PagarCep = () => <PagarCargo cargo="cep" titulo="Pago CEP" />;

export default PagarCep;

export const adelantos = adelantosDePagarCargo('cep');
