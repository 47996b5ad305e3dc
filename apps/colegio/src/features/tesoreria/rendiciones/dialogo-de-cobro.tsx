import { type RenglonRendido, rutasDeRendiciones } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { decirFalla } from './decir-falla.ts';

type Props = { rendicionId: number; renglon: RenglonRendido; alCerrar: () => void; alHacerse: () => void };

/** What was read as a deposit is what somebody paid. */
export const DialogoDeCobro = ({ rendicionId: id, renglon, alCerrar, alHacerse }: Props) => {
  const { claveDe } = useIntento();
  const { renglon_id, importe, dia, detalle, deposita } = renglon;
  const confirmar = async (): Promise<void> => {
    const body = { renglon_id: renglon_id ?? 0 };
    try {
      const llamada = { params: { id }, body };
      avisarExito((await llamar(rutasDeRendiciones.esUnCobro, llamada, { idempotencyKey: claveDe(body) })).message);
      alHacerse();
    } catch (causa) {
      decirFalla(causa, alHacerse);
    }
  };
  return (
    <ConfirmarDialogo
      abierto
      titulo="Es un cobro"
      texto={`${formatImporte(importe)} del ${formatFecha(dia)}: ${detalle}. Se leyó como un depósito de ${deposita ?? 'un cobrador'}. Si es lo que pagó alguien, se busca su pago; si no está anotado, después se le da entrada.`}
      confirmar="Es un cobro"
      confirmando="Guardando…"
      peligroso={false}
      alConfirmar={confirmar}
      alCancelar={alCerrar}
    />
  );
};
