import { rutasDeRendiciones } from '@colega/contract/dinero';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { DialogoConMotivo } from './dialogo-con-motivo.tsx';

type Props = { rendicionId: number; alCerrar: () => void; alHacerse: () => void };

/** Of a file that was read as another's. */
export const DialogoDeAnulacion = ({ rendicionId: id, ...alTerminar }: Props) => {
  const { claveDe } = useIntento();
  return (
    <DialogoConMotivo
      titulo="Anular la rendición"
      texto="Para un archivo que se leyó como de otro. Sus renglones dejan de contar, y se puede leer otra vez; ningún pago cambia."
      confirmar="Anular la rendición"
      confirmando="Anulando…"
      peligroso
      pedir={(motivo) =>
        llamar(
          rutasDeRendiciones.anularRendicion,
          { params: { id }, body: { motivo } },
          { idempotencyKey: claveDe({ motivo }) },
        )
      }
      {...alTerminar}
    />
  );
};
