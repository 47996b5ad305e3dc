import type { NormaLeida } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { crearCampo } from '@colega/domain/formularios';
import { LARGO_DE_ARTICULO, LARGO_DE_NORMA } from '@colega/domain/honorarios';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { faltantesDe } from '../../lib/faltantes.ts';
import { DialogoConFormulario } from '../../ui/dialogo-con-formulario.tsx';

const CAMPOS = [
  crearCampo('norma', 'Norma', 'texto', { requerido: true, largo: LARGO_DE_NORMA, ejemplo: 'Resolución CD 7/2027' }),
  crearCampo('articulo', 'Artículo', 'texto', { largo: LARGO_DE_ARTICULO, ejemplo: 'art. 3' }),
] as const;

type Props = {
  /** Of the first, what it says. */
  actual: NormaLeida | undefined;
  deQue: string;
  /** How many sources changed and have none yet: all of them may take the same. */
  otras: number;
  /** Where a row says its own. Answers what went wrong, or null. */
  alVolver: (() => Promise<unknown>) | null;
  alGuardar: (norma: { norma: string; articulo: string }, tambienLasOtras: boolean) => Promise<unknown>;
  alCerrar: () => void;
};

export const DialogoDeNorma = ({ actual, deQue, otras, alVolver, alGuardar, alCerrar }: Props) => {
  const [falla, setFalla] = useState<string | null>(null);
  const [todas, setTodas] = useState(false);
  const formulario = useFormularioSimple(CAMPOS, {
    iniciales: { norma: actual?.norma ?? '', articulo: actual?.articulo ?? '' },
    prefijo: 'norma.',
  });
  const { valores, ocupado, rechazar, enfocar, intentar, entrada } = formulario;
  const guardar = () =>
    intentar(async () => {
      const faltan = faltantesDe(CAMPOS, valores);
      rechazar(faltan);
      if (Object.keys(faltan).length > 0) {
        enfocar(faltan);
        return false;
      }
      const causa = await alGuardar({ norma: valores.norma.trim(), articulo: valores.articulo.trim() }, todas);
      if (causa) setFalla(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
      else alCerrar();
      return !causa;
    });
  const volver = (hacer: NonNullable<typeof alVolver>) =>
    intentar(async () => {
      const causa = await hacer();
      if (causa) setFalla(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
      else alCerrar();
      return !causa;
    });
  return (
    <DialogoConFormulario
      falla={falla}
      titulo="De qué norma sale"
      confirmar="Guardar"
      confirmando="Guardando…"
      peligroso={false}
      trabajando={ocupado}
      conFoco={null}
      alEnviar={() => void guardar()}
      alCancelar={alCerrar}
    >
      <Text>{deQue}</Text>
      <TextInput {...entrada('norma')} data-autofocus />
      <TextInput {...entrada('articulo')} />
      {alVolver && (
        <Group>
          <Button variant="default" disabled={ocupado} onClick={() => void volver(alVolver)}>
            Volver a la norma que tenía
          </Button>
        </Group>
      )}
      {otras > 0 && (
        <Checkbox
          label={`También a las otras ${otras} que cambiaron y no dicen su norma`}
          checked={todas}
          onChange={({ currentTarget: { checked } }) => setTodas(checked)}
        />
      )}
    </DialogoConFormulario>
  );
};
