import { NOMBRE_DE_DIFERENCIA, type RenglonRendido, rutasDeRendiciones } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { DialogoConMotivo } from './dialogo-con-motivo.tsx';

type Props = { rendicionId: number; renglon: RenglonRendido; alCerrar: () => void; alHacerse: () => void };

export const DialogoDeDiferencia = ({ rendicionId: id, renglon, ...alTerminar }: Props) => {
  const { claveDe } = useIntento();
  const { renglon_id, operacion_id, diferencia, importe } = renglon;
  const deDeposito = diferencia === 'deposito_sin_cobros';
  const pedir = (motivo: string): Promise<{ message: string }> => {
    const cual = renglon_id === null ? { operacion_id: operacion_id ?? 0 } : { renglon_id };
    const body = { ...cual, motivo };
    const llamada = { params: { id }, body };
    return llamar(rutasDeRendiciones.resolverDiferencia, llamada, { idempotencyKey: claveDe(body) });
  };
  return (
    <DialogoConMotivo
      titulo={deDeposito ? 'No es nuestro' : 'Resolver la diferencia'}
      texto={`${diferencia ? NOMBRE_DE_DIFERENCIA[diferencia] : ''}: ${formatImporte(importe)}. Queda con tu motivo en la lista de lo resuelto; ningún importe cambia.`}
      confirmar={deDeposito ? 'No es nuestro' : 'Resolver'}
      confirmando="Guardando…"
      peligroso={false}
      pedir={pedir}
      {...alTerminar}
    />
  );
};
