import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';
import { camposAlAbrir } from '@colega/web-kit/ui/filtros/campos-al-abrir.tsx';
import { PanelDeFiltros } from '@colega/web-kit/ui/filtros/panel-de-filtros.tsx';
import { FILTROS_DEL_RESUMEN, type FiltrosDelResumen } from './filtros-del-resumen.ts';

const { Campos, antes, cargar } = camposAlAbrir(() => import('./campos-del-resumen.tsx'));
export const antesDeFiltrarElResumen = antes;

type Props = {
  filtros: FiltrosDelResumen;
  errores: Errores;
  alCambiar: (cambios: Partial<FiltrosDelResumen>) => void;
  alLimpiar: () => void;
  total: number | null;
  vez: number;
};

/** RES-003. */
export const PanelDeFiltrosDelResumen = ({ filtros, errores, alCambiar, alLimpiar, total, vez }: Props) => (
  <PanelDeFiltros
    etiqueta="Filtros del resumen"
    boton="Filtros"
    cantidad={FILTROS_DEL_RESUMEN.cantidad(filtros)}
    alLimpiar={alLimpiar}
    hay={{ total, uno: 'cargo', varios: 'cargos' }}
    cargar={cargar}
  >
    <Campos key={vez} filtros={filtros} errores={errores} alCambiar={alCambiar} />
  </PanelDeFiltros>
);
