import { adelantosDePagarCargo, PagarCargo } from './pagar-cargo.tsx';

/** /app/ejercicio/legajo/:id/pagarCep. */
const PagarCep = () => <PagarCargo cargo="cep" titulo="Pago CEP" />;

export default PagarCep;

export const antes = adelantosDePagarCargo('cep');
