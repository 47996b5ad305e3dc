import { type ResolucionLeida, rutasDeAranceles } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { crearCampo } from '@colega/domain/formularios';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { faltantesDe } from '../../lib/faltantes.ts';
import { DialogoConFormulario } from '../../ui/dialogo-con-formulario.tsx';

const CAMPOS = [
  crearCampo('motivo', 'Motivo', 'texto', {
    ...{ requerido: true, largo: 300, ayuda: 'Lo leen los matriculados a los que se les había avisado.' },
  }),
] as const;

type Props = {
  resolucion: Pick<ResolucionLeida, 'id' | 'nombre' | 'vigente_desde' | 'anterior'>;
  alRetirarse: () => void;
  alCerrar: () => void;
};

export const DialogoDeRetiro = ({ resolucion, alRetirarse, alCerrar }: Props) => {
  const { id, nombre } = resolucion;
  const [falla, setFalla] = useState<string | null>(null);
  const { valores, ocupado, rechazar, enfocar, intentar, entrada } = useFormularioSimple(CAMPOS, {
    prefijo: 'retiro.',
  });
  const { claveDe } = useIntento();
  const retirar = () =>
    intentar(async () => {
      const faltan = faltantesDe(CAMPOS, valores);
      rechazar(faltan);
      if (Object.keys(faltan).length > 0) {
        enfocar(faltan);
        return false;
      }
      try {
        const llamada = { params: { id }, body: { motivo: valores.motivo } };
        const { message } = await llamar(rutasDeAranceles.retirarResolucion, llamada, {
          idempotencyKey: claveDe([id, valores]),
        });
        avisarExito(message);
        alRetirarse();
        return true;
      } catch (causa) {
        setFalla(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
        return false;
      }
    });
  return (
    <DialogoConFormulario
      falla={falla}
      size="lg"
      titulo={`Retirar ${nombre}`}
      confirmar="Retirar"
      confirmando="Retirando…"
      peligroso
      trabajando={ocupado}
      conFoco={null}
      alEnviar={() => void retirar()}
      alCancelar={alCerrar}
    >
      <Text>{decirQueSeRetira(resolucion)}</Text>
      <AreaDeTexto {...entrada('motivo')} data-autofocus lineas={2} />
    </DialogoConFormulario>
  );
};

/** By its name and its day, with what is left that day. */
const decirQueSeRetira = ({ nombre, vigente_desde, anterior }: Props['resolucion']): string => {
  const queda = anterior
    ? `Ese día sigue «${anterior.nombre}», que rige desde el ${formatFecha(anterior.vigente_desde)}.`
    : 'Es la única: hasta que se publique otra, no se calcula ningún honorario.';
  return `Se retira «${nombre}», que iba a regir desde el ${formatFecha(vigente_desde)}: no va a regir nunca. ${queda} Queda escrita, con su motivo.`;
};
