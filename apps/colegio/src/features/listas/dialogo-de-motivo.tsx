import { rutasDeListas, type VersionDeListaLeida } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import { formatFecha } from '@colega/domain/fechas';
import { crearCampo } from '@colega/domain/formularios';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { faltantesDe } from '../../lib/faltantes.ts';
import { DialogoConFormulario } from '../../ui/dialogo-con-formulario.tsx';

const CAMPOS = [crearCampo('motivo', 'Motivo', 'texto', { requerido: true, largo: 200 })] as const;

const ACTOS = {
  retirar: {
    titulo: 'Retirar la lista',
    ruta: rutasDeListas.retirarLista,
    decir: (dia: string) =>
      `Iba a regir desde el ${dia}: no va a regir, y sigue la anterior. Queda escrita, con su motivo.`,
  },
  descartar: {
    titulo: 'Descartar la lista',
    ruta: rutasDeListas.descartarLista,
    decir: (dia: string) => `La que iba a regir desde el ${dia} deja de prepararse. Queda escrita, con su motivo.`,
  },
} as const;

type Props = {
  que: keyof typeof ACTOS;
  version: VersionDeListaLeida;
  alHacerse: () => void;
  alVencer: () => void;
  alCerrar: () => void;
};

export const DialogoDeMotivo = ({ que, version: { id, version, vigente_desde }, ...props }: Props) => {
  const { titulo, ruta, decir } = ACTOS[que];
  const [falla, setFalla] = useState<string | null>(null);
  const formulario = useFormularioSimple(CAMPOS, { prefijo: 'motivo-de-lista.' });
  const { valores, ocupado, rechazar, enfocar, intentar, entrada } = formulario;
  const hacer = () =>
    intentar(async () => {
      const faltan = faltantesDe(CAMPOS, valores);
      rechazar(faltan);
      if (Object.keys(faltan).length > 0) {
        enfocar(faltan);
        return false;
      }
      try {
        const llamada = { params: { id }, body: { motivo: valores.motivo } };
        avisarExito((await llamar(ruta, llamada, { ifMatch: etiquetaDe(version) })).message);
        props.alHacerse();
        return true;
      } catch (causa) {
        setFalla(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
        if (causa instanceof ErrorDeApi && (causa.status === 412 || causa.status === 409)) props.alVencer();
        return false;
      }
    });
  return (
    <DialogoConFormulario
      falla={falla}
      size="lg"
      titulo={titulo}
      confirmar={que === 'retirar' ? 'Retirar' : 'Descartar'}
      confirmando="Un momento…"
      peligroso
      trabajando={ocupado}
      conFoco={null}
      alEnviar={() => void hacer()}
      alCancelar={props.alCerrar}
    >
      <Text>{decir(formatFecha(vigente_desde))}</Text>
      <AreaDeTexto {...entrada('motivo')} data-autofocus lineas={2} />
    </DialogoConFormulario>
  );
};
