import { camposAlAbrir } from '@colega/web-kit/ui/filtros/campos-al-abrir.tsx';
import { PanelDeFiltros } from '@colega/web-kit/ui/filtros/panel-de-filtros.tsx';
import { FILTROS_DE_LEGAJOS, type Filtros } from './filtros.ts';

const { Campos, antes, cargar } = camposAlAbrir(() => import('./campos-de-legajos.tsx'));
export const antesDeFiltrarLegajos = antes;

type Props = {
  filtros: Filtros;
  alCambiar: (cambios: Partial<Filtros>) => void;
  alLimpiar: () => void;
  total: number | null;
  vez: number;
};

/** LIS-012, LIS-013. */
export const FiltrosDeLegajos = ({ filtros, alCambiar, alLimpiar, total, vez }: Props) => (
  <PanelDeFiltros
    etiqueta="Filtros de legajos"
    boton="Filtros y orden"
    cantidad={FILTROS_DE_LEGAJOS.cantidad(filtros)}
    alLimpiar={alLimpiar}
    hay={{ total, uno: 'legajo', varios: 'legajos' }}
    cargar={cargar}
  >
    <Campos key={vez} filtros={filtros} alCambiar={alCambiar} />
  </PanelDeFiltros>
);
