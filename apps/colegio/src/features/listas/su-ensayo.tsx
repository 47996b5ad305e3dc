import type { VersionDeListaLeida } from '@colega/contract/colegio';
import { formatFecha } from '@colega/domain/fechas';
import { useState } from 'react';
import { useOperador } from '../../lib/operador.ts';
import { PanelDeEnsayo } from '../../ui/ensayo/panel-de-ensayo.tsx';
import { Accion } from '../../ui/seccion.tsx';

/** What was found of published rates before they were published; it is asked for as it is opened. */
export const SuEnsayo = ({ version: { id, lista, origen, vigente_desde } }: { version: VersionDeListaLeida }) => {
  const [abierto, setAbierto] = useState(false);
  const { distrito } = useOperador();
  if (lista !== 'tasas' || origen !== 'mesa') return null;
  if (abierto) return <PanelDeEnsayo de="tasas" id={id} version={null} puede={false} soloTotales={distrito !== null} />;
  return (
    <div>
      <Accion de={`desde el ${formatFecha(vigente_desde)}`} alPresionar={() => setAbierto(true)}>
        Ver su ensayo
      </Accion>
    </div>
  );
};
