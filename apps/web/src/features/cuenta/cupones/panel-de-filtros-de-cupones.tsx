import { camposAlAbrir } from '@colega/web-kit/ui/filtros/campos-al-abrir.tsx';
import { PanelDeFiltros } from '@colega/web-kit/ui/filtros/panel-de-filtros.tsx';
import { cantidadDeFiltros, type FiltrosDeListaDeCupones } from './filtros-de-cupones.ts';

const { Campos, antes, cargar } = camposAlAbrir(() => import('./campos-de-cupones.tsx'));
export const antesDeFiltrarCupones = antes;

type Props = { filtros: FiltrosDeListaDeCupones; alCambiar: (cambios: Partial<FiltrosDeListaDeCupones>) => void };
type PropsDePanel = Props & {
  /** CUP-002 or CUP-012. */
  todos: boolean;
  alLimpiar: () => void;
  /** How many they find; null while it is not known. */
  total: number | null;
  /** Another number starts the fields anew. */
  vez: number;
};

export const PanelDeFiltrosDeCupones = ({ todos, alLimpiar, total, vez, ...filtrado }: PropsDePanel) => (
  <PanelDeFiltros
    etiqueta="Filtros de cupones"
    boton="Filtros"
    cantidad={cantidadDeFiltros(filtrado.filtros)}
    alLimpiar={alLimpiar}
    hay={{ total, uno: 'cupón', varios: 'cupones' }}
    cargar={cargar}
  >
    <Campos key={vez} todos={todos} {...filtrado} />
  </PanelDeFiltros>
);
