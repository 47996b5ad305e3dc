import { CamposQueFiltran } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import { CAMPOS, type FiltrosDePersonas } from './filtros.ts';

type Props = { filtros: FiltrosDePersonas; alCambiar: (cambios: Partial<FiltrosDePersonas>) => void };

const CamposDePersonas = (props: Props) => (
  <CamposQueFiltran {...props} campos={CAMPOS} delServidor={{}} cols={{ base: 1, sm: 2 }} />
);

export default CamposDePersonas;
