import { sumarDias } from '@colega/domain/fechas';
import { PRIMERA_FECHA_DE_CONTRATO, TOPE_DE_VENCIMIENTO } from '@colega/domain/legajos';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { useLegajo } from './contexto-del-legajo.ts';

const ULTIMO_VENCIMIENTO = sumarDias(TOPE_DE_VENCIMIENTO, -1);

type Fechas = { fecha: string; vencimiento: string };
type Props = { fechas: Fechas; alCambiarFecha: (fecha: string) => void; alCambiarVencimiento: (dia: string) => void };

/** OPN-044. */
export const FechasDeContrato = ({ fechas, alCambiarFecha, alCambiarVencimiento }: Props) => {
  const deFecha = useCampo('fecha').props;
  const deVencimiento = useCampo('vencimiento').props;
  const { hoy } = useLegajo().contexto;
  return (
    <>
      <FechaInput
        {...deFecha}
        minima={PRIMERA_FECHA_DE_CONTRATO}
        maxima={hoy}
        value={fechas.fecha || null}
        alCambiar={(fecha) => alCambiarFecha(fecha ?? '')}
      />
      <FechaInput
        {...deVencimiento}
        minima={hoy}
        maxima={ULTIMO_VENCIMIENTO}
        value={fechas.vencimiento || null}
        alCambiar={(vencimiento) => alCambiarVencimiento(vencimiento ?? '')}
      />
    </>
  );
};
