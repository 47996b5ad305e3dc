import { CamposQueFiltran } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';
import { CAMPOS_DE_PAGOS, type FiltrosDePagosEnPantalla } from './filtros.ts';

type Props = {
  filtros: FiltrosDePagosEnPantalla;
  errores: Errores;
  alCambiar: (cambios: Partial<FiltrosDePagosEnPantalla>) => void;
};

const CamposDePagos = (props: Props) => (
  <CamposQueFiltran {...props} campos={CAMPOS_DE_PAGOS} cols={{ base: 1, xs: 2, md: 3 }} />
);

export default CamposDePagos;
