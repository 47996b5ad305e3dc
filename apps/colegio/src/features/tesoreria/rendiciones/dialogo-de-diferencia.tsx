import { NOMBRE_DE_DIFERENCIA, type RenglonRendido, rutasDeRendiciones } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { formatImporte } from '@colega/domain/importes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { DialogoConFormulario } from '../../../ui/dialogo-con-formulario.tsx';

type Props = { rendicionId: number; renglon: RenglonRendido; alCerrar: () => void; alHacerse: () => void };

export const DialogoDeDiferencia = ({ rendicionId: id, renglon, alCerrar, alHacerse }: Props) => {
  const [motivo, setMotivo] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [falla, setFalla] = useState<string | null>(null);
  const [trabajando, setTrabajando] = useState(false);
  const { claveDe } = useIntento();
  const { renglon_id, operacion_id, diferencia, importe } = renglon;
  const resolver = async (): Promise<void> => {
    setError(motivo.trim() === '' ? mensajes.requerido : null);
    if (motivo.trim() === '' || trabajando) return;
    setTrabajando(true);
    setFalla(null);
    const cual = renglon_id === null ? { operacion_id: operacion_id ?? 0 } : { renglon_id };
    const body = { ...cual, motivo };
    try {
      const llamada = { params: { id }, body };
      const { message } = await llamar(rutasDeRendiciones.resolverDiferencia, llamada, {
        idempotencyKey: claveDe(body),
      });
      avisarExito(message);
      alHacerse();
    } catch (causa) {
      setFalla(explicarFalla(causa, mensajes.error_de_comunicacion));
      setTrabajando(false);
    }
  };
  return (
    <DialogoConFormulario
      titulo="Resolver la diferencia"
      confirmar="Resolver"
      confirmando="Guardando…"
      peligroso={false}
      trabajando={trabajando}
      conFoco={null}
      alEnviar={() => void resolver()}
      alCancelar={alCerrar}
    >
      <Text>
        {`${diferencia ? NOMBRE_DE_DIFERENCIA[diferencia] : ''}: ${formatImporte(importe)}. Queda con tu motivo en la lista de lo resuelto; ningún importe cambia.`}
      </Text>
      <AreaDeTexto
        id="diferencia.motivo"
        label="Motivo"
        value={motivo}
        maxLength={500}
        onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        error={error}
        required
        lineas={3}
        data-autofocus
      />
      {falla && (
        <div role="alert">
          <Nota tono="advierte">{falla}</Nota>
        </div>
      )}
    </DialogoConFormulario>
  );
};
