import { CamposQueFiltran } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import { type BusquedaEnPantalla, CAMPOS } from './filtros.ts';

type Props = { filtros: BusquedaEnPantalla; alCambiar: (cambios: Partial<BusquedaEnPantalla>) => void };

const CamposDePersonas = (props: Props) => (
  <CamposQueFiltran {...props} campos={CAMPOS} delServidor={{}} cols={{ base: 1, sm: 2 }} />
);

export default CamposDePersonas;
