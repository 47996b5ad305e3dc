import type { DefinicionDeFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { camposAlAbrir } from '@colega/web-kit/ui/filtros/campos-al-abrir.tsx';
import { PanelDeFiltros } from '@colega/web-kit/ui/filtros/panel-de-filtros.tsx';
import type { FiltrosDeListaDeCupones } from './filtros-de-cupones.ts';

const { Campos, antes, cargar } = camposAlAbrir(() => import('./campos-de-cupones.tsx'));
export const antesDeFiltrarCupones = antes;

type Props = {
  definicion: DefinicionDeFiltros<FiltrosDeListaDeCupones>;
  filtros: FiltrosDeListaDeCupones;
  alCambiar: (cambios: Partial<FiltrosDeListaDeCupones>) => void;
  alLimpiar: () => void;
  total: number | null;
  vez: number;
};

export const PanelDeFiltrosDeCupones = ({ definicion, filtros, alCambiar, alLimpiar, total, vez }: Props) => (
  <PanelDeFiltros
    etiqueta="Filtros de cupones"
    boton="Filtros"
    cantidad={definicion.cantidad(filtros)}
    alLimpiar={alLimpiar}
    hay={{ total, uno: 'cupón', varios: 'cupones' }}
    cargar={cargar}
  >
    <Campos key={vez} campos={definicion.campos} filtros={filtros} alCambiar={alCambiar} />
  </PanelDeFiltros>
);
