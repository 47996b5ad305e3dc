import { type RenglonRendido, rutasDeRendiciones } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogoConFormulario } from '../../../ui/dialogo-con-formulario.tsx';

type Props = { rendicionId: number; renglon: RenglonRendido; alCerrar: () => void; alHacerse: () => void };

/** A bank's line that is not here: it is the payment that looks like it, or it is entered. */
export const DialogoDeEntrada = ({ rendicionId: id, renglon, alCerrar, alHacerse }: Props) => {
  const { renglon_id, parecido, importe, dia, detalle } = renglon;
  const { claveDe, olvidar } = useIntento();
  const [esEse, setEsEse] = useState(parecido !== null);
  const [falla, setFalla] = useState<string | null>(null);
  const [trabajando, setTrabajando] = useState(false);
  const pedir = (): Promise<{ message: string; hechos?: number }> => {
    const cual = renglon_id ?? 0;
    if (parecido && esEse) {
      const body = { renglon_id: cual, tipo: parecido.tipo, cobrado_id: parecido.id };
      return llamar(rutasDeRendiciones.confirmarPareja, { params: { id }, body }, { idempotencyKey: claveDe(body) });
    }
    const body = { renglones: [cual], aunque_haya_parecido: parecido !== null };
    return llamar(rutasDeRendiciones.darEntrada, { params: { id }, body }, { idempotencyKey: claveDe(body) });
  };
  const aceptar = async (): Promise<void> => {
    if (trabajando) return;
    setTrabajando(true);
    setFalla(null);
    try {
      const { message, hechos = 1 } = await pedir();
      olvidar();
      if (hechos > 0) {
        avisarExito(message);
        return alHacerse();
      }
      setFalla(message);
      setTrabajando(false);
    } catch (causa) {
      setFalla(explicarFalla(causa, mensajes.error_de_comunicacion));
      setTrabajando(false);
    }
  };
  return (
    <DialogoConFormulario
      falla={falla}
      titulo="Dar entrada a un renglón"
      confirmar={parecido && esEse ? 'Es ese pago' : 'Dar entrada'}
      confirmando="Anotando…"
      peligroso={false}
      trabajando={trabajando}
      conFoco={null}
      alEnviar={() => void aceptar()}
      alCancelar={alCerrar}
    >
      <Text>{`${formatImporte(importe)} del ${formatFecha(dia)}${detalle ? `: ${detalle}` : ''}.`}</Text>
      {parecido ? (
        <Checkbox
          label={`Es el pago que ya está anotado con el número ${parecido.externo}, del ${formatFecha(parecido.dia)}`}
          checked={esEse}
          onChange={({ currentTarget }) => setEsEse(currentTarget.checked)}
        />
      ) : null}
      {!(parecido && esEse) && (
        <Text>
          Paga su cupón si lo dice, y si no queda sin identificar, en Pagos por revisar. Lo que el Colegio depositó de
          su caja, sus cheques o sus tarjetas ya está anotado: resolvelo con su motivo.
        </Text>
      )}
    </DialogoConFormulario>
  );
};
