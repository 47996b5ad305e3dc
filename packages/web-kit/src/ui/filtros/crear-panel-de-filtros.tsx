import type { ComponentType, ReactNode } from 'react';
import { camposAlAbrir } from './campos-al-abrir.tsx';
import { PanelDeFiltros } from './panel-de-filtros.tsx';

type DeLaLista = {
  etiqueta: string;
  boton: string;
  uno: string;
  varios: string;
  /** With little room around, where what is below matters more. */
  denso?: boolean;
};

type Props<P> = {
  campos: P;
  cantidad: number;
  alLimpiar: () => void;
  total: number | null;
  /** A new number starts the fields anew. */
  vez: number;
  /** Beside the button that unfolds them. */
  alLado?: ReactNode;
};

/** The criteria of one list, whose fields come when they are seen. `antes` brings them where they are seen at once. */
export const crearPanelDeFiltros = <P extends object>(
  traer: () => Promise<{ default: ComponentType<P> }>,
  { etiqueta, boton, uno, varios, denso = false }: DeLaLista,
) => {
  const { Campos, antes, cargar } = camposAlAbrir(traer);
  const Panel = ({ campos, cantidad, alLimpiar, total, vez, alLado }: Props<P>) => (
    <PanelDeFiltros
      etiqueta={etiqueta}
      boton={boton}
      denso={denso}
      cantidad={cantidad}
      alLimpiar={alLimpiar}
      hay={{ total, uno, varios }}
      cargar={cargar}
      alLado={alLado}
    >
      <Campos key={vez} {...campos} />
    </PanelDeFiltros>
  );
  return { Panel, antes };
};
