import { type RenglonRendido, rutasDeRendiciones } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { decirFalla } from './decir-falla.ts';

type Props = { rendicionId: number; renglon: RenglonRendido; alCerrar: () => void; alHacerse: () => void };

/** What its collector undid is undone here too. */
export const DialogoDeReversa = ({ rendicionId: id, renglon, alCerrar, alHacerse }: Props) => {
  const { claveDe } = useIntento();
  const { renglon_id, importe, dia, numero_boleta } = renglon;
  const confirmar = async (): Promise<void> => {
    const body = { renglon_id: renglon_id ?? 0 };
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
      texto={`El cobrador deshizo ${formatImporte(importe)} el ${formatFecha(dia)}${numero_boleta ? `, del cupón N.º ${numero_boleta}` : ''}, y acá ese pago sigue en pie. Se deshace también acá: lo que pagaba vuelve a deberse y, si era de más, lo que dejó a favor se va. A su persona se le avisa. Si el cobrador se equivocó, no lo deshagas: dale por vista la diferencia con su motivo.`}
      confirmar="Deshacer el pago"
      confirmando="Deshaciendo…"
      peligroso
      alConfirmar={confirmar}
      alCancelar={alCerrar}
    />
  );
};
