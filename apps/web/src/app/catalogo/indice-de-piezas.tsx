import { Enlaces } from './enlaces.tsx';
import { PIEZAS } from './piezas.tsx';

const IndiceDePiezas = () => (
  <Enlaces de={PIEZAS.map(({ id, nombre, caras }) => ({ titulo: nombre, clave: id, caras: Object.keys(caras) }))} />
);

export default IndiceDePiezas;
