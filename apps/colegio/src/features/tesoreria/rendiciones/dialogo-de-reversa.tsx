import { type RenglonRendido, rutasDeRendiciones } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { decirFalla } from './decir-falla.ts';

type Props = { rendicionId: number; renglon: RenglonRendido; alCerrar: () => void; alHacerse: () => void };

const nombrar = (pago: RenglonRendido['deshace']): string =>
  pago
    ? `el pago ${pago.operacion_id} del ${formatFecha(pago.dia)}, del cupón N.º ${pago.numero_boleta}, de ${pago.persona}`
    : '';

/** What its collector undid is undone here too. */
export const DialogoDeReversa = ({ rendicionId: id, renglon, alCerrar, alHacerse }: Props) => {
  const { claveDe } = useIntento();
  const { renglon_id, importe, dia, deshace } = renglon;
  const confirmar = async (): Promise<void> => {
    const body = { renglon_id: renglon_id ?? 0, operacion_id: deshace?.operacion_id ?? 0 };
    try {
      const llamada = { params: { id }, body };
      avisarExito(
        (await llamar(rutasDeRendiciones.deshacerComoElCobrador, llamada, { idempotencyKey: claveDe(body) })).message,
      );
      alHacerse();
    } catch (causa) {
      decirFalla(causa, alHacerse);
    }
  };
  return (
    <ConfirmarDialogo
      abierto
      titulo="Deshacer el pago"
      texto={`El cobrador deshizo ${formatImporte(importe)} el ${formatFecha(dia)}, y acá ese pago sigue en pie: ${nombrar(deshace)}. Se deshace también acá: lo que pagaba vuelve a deberse y, si era de más, lo que dejó a favor se va. Le avisamos a quien lo pagó. Si el cobrador se equivocó, o deshizo otro, no lo deshagas: dale por vista la diferencia con su motivo.`}
      confirmar="Deshacer el pago"
      confirmando="Deshaciendo…"
      peligroso
      alConfirmar={confirmar}
      alCancelar={alCerrar}
    />
  );
};
