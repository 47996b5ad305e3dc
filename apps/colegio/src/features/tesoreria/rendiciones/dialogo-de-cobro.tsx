import { type RenglonRendido, rutasDeRendiciones } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';

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
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
      alCerrar();
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
