import { type DiaDeCobrador, rutasDeAcreditaciones } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { DialogoConMotivo } from '../rendiciones/dialogo-con-motivo.tsx';

type Props = {
  id: number;
  dia: DiaDeCobrador;
  alCerrar: () => void;
  alCambiar: () => void;
  alHacerse: () => void;
};

export const DialogoDeDeshacer = ({ id, dia: { cobrador, dia, depositado }, ...alTerminar }: Props) => {
  const { claveDe } = useIntento();
  return (
    <DialogoConMotivo
      titulo="Deshacer lo aceptado"
      texto={`${cobrador.nombre}, ${formatFecha(dia)}: ${formatImporte(depositado ?? '0.00')}. Otro asiento lo vuelve atrás, y los cierres hechos quedan como están. Después se puede aceptar de nuevo.`}
      confirmar="Deshacer"
      confirmando="Deshaciendo…"
      peligroso
      pedir={(motivo) =>
        llamar(
          rutasDeAcreditaciones.deshacerAcreditacion,
          { params: { id }, body: { motivo } },
          { idempotencyKey: claveDe({ id, motivo }) },
        )
      }
      {...alTerminar}
    />
  );
};
