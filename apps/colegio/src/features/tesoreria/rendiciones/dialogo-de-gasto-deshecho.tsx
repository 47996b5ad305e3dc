import { type RenglonRendido, rutasDeRendiciones } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { DialogoConMotivo } from './dialogo-con-motivo.tsx';

type Props = { rendicionId: number; renglon: RenglonRendido; alCerrar: () => void; alHacerse: () => void };

/** Of what was told of a bank's line. */
export const DialogoDeGastoDeshecho = ({ renglon: { gasto, importe, detalle }, alCerrar, alHacerse }: Props) => {
  const { claveDe } = useIntento();
  const id = gasto?.id ?? 0;
  return (
    <DialogoConMotivo
      titulo={gasto?.clase === 'interes' ? 'Deshacer el interés' : 'Deshacer el gasto'}
      texto={`${formatImporte(importe)}${detalle ? `: ${detalle}` : ''}. Otro asiento lo vuelve atrás, y los cierres hechos quedan como están. El renglón queda otra vez por decidir.`}
      confirmar="Deshacer"
      confirmando="Deshaciendo…"
      peligroso
      pedir={(motivo) =>
        llamar(
          rutasDeRendiciones.deshacerGastoDeBanco,
          { params: { id }, body: { motivo } },
          { idempotencyKey: claveDe({ id, motivo }) },
        )
      }
      alCerrar={alCerrar}
      alHacerse={alHacerse}
    />
  );
};
