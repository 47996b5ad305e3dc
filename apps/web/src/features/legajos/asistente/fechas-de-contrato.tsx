import { sumarDias } from '@colega/domain/fechas';
import { PRIMERA_FECHA_DE_CONTRATO, TOPE_DE_VENCIMIENTO } from '@colega/domain/legajos';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { useLegajo } from './contexto-del-legajo.ts';

const ULTIMO_VENCIMIENTO = sumarDias(TOPE_DE_VENCIMIENTO, -1);

/** OPN-044. Where another date makes something else old, `alCambiarFecha` is who changes it. */
export const FechasDeContrato = ({ alCambiarFecha }: { alCambiarFecha?: (fecha: string) => void }) => {
  const deFecha = useCampo('fecha').props;
  const deVencimiento = useCampo('vencimiento').props;
  const { borrador, cambiar, contexto } = useLegajo();
  const ponerFecha = alCambiarFecha ?? ((fecha: string) => cambiar((b) => ({ ...b, fecha })));
  return (
    <>
      <FechaInput
        {...deFecha}
        minima={PRIMERA_FECHA_DE_CONTRATO}
        maxima={contexto.hoy}
        value={borrador.fecha || null}
        alCambiar={(fecha) => ponerFecha(fecha ?? '')}
      />
      <FechaInput
        {...deVencimiento}
        minima={contexto.hoy}
        maxima={ULTIMO_VENCIMIENTO}
        value={borrador.vencimiento || null}
        alCambiar={(vencimiento) => cambiar((b) => ({ ...b, vencimiento: vencimiento ?? '' }))}
      />
    </>
  );
};
