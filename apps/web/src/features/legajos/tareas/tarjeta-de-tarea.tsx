import { cambiarParametros, pierdeUnidades, quitarTarea, type TareaDelBorrador } from '@colega/asistentes/legajos';
import { mensajes } from '@colega/contract/mensajes';
import type { ContextoDeFormulario } from '@colega/web-kit/form/dynamic/contexto-de-las-tareas.ts';
import { FormularioDinamico } from '@colega/web-kit/form/dynamic/formulario-dinamico.tsx';
import { useErrorEn } from '@colega/web-kit/form/use-campo.ts';
import type { ProblemaConTexto } from '@colega/web-kit/form/wizard/definicion.ts';
import { useParte } from '@colega/web-kit/form/wizard/partes-del-paso.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ErroresDeTarea } from '../asistente/calculadora.ts';
import { useLoQueSeCalcula } from '../asistente/contexto-del-automatico.ts';
import { MismaSuperficie } from './misma-superficie.tsx';
import classes from './tarjeta-de-tarea.module.css';
import { ValidezDeTarea } from './validez-de-tarea.tsx';

type Props = {
  tarea: TareaDelBorrador;
  indice: number;
  activa: boolean;
  alAlternar: () => void;
  deFormulario: ContextoDeFormulario;
  validando: boolean;
  errores: ErroresDeTarea | undefined;
  problemas: readonly ProblemaConTexto[];
};

export const idDeTarjeta = (segmentoTarea: number): string => `tarjeta-de-tarea-${segmentoTarea}`;

/** AUT-036..041. */
export const TarjetaDeTarea = (props: Props) => {
  const { tarea, indice, activa, alAlternar, deFormulario, validando, errores, problemas } = props;
  const { borrador, cambiar, contexto } = useLoQueSeCalcula();
  const errorEn = useErrorEn();
  const [eliminando, setEliminando] = useState(false);
  const id = tarea.segmento_tarea;
  const definicion = contexto.tareas.find((otra) => otra.id === id);
  const formulario = definicion && contexto.formularios[definicion.formulario_id];
  const prefijo = `tareas.${indice}.parametros`;
  const aMostrar = useProblemasDelFormulario(`${prefijo}.`, problemas, errores);
  const nombre = definicion?.tarea.nombre ?? '';
  useParte(`tareas.${indice}`, {
    nombre,
    campos: formulario && [
      { ruta: 'parametros', etiqueta: '', tipo: 'compuesto', reglas: [], campos: formulario.campos },
    ],
    abrir: () => {
      if (!activa) alAlternar();
    },
  });
  const faltaElActa = Boolean(definicion?.exige_acta_estado_obra && !borrador.acta);
  const fallaElFormulario = problemas.some(({ campo = '' }) => campo.startsWith(`${prefijo}.`) && errorEn(campo));
  const avisos = new Set([
    errorEn(`tareas.${indice}`),
    fallaElFormulario && mensajes.verifique_los_datos, // AUT-048
    ...tarea.mensajes,
  ]);

  return (
    <Card padding={0} className={classes.tarjeta} data-validez={tarea.validez}>
      <h3 className={classes.titulo}>
        <button
          type="button"
          id={idDeTarjeta(id)}
          className={classes.cabecera}
          aria-expanded={activa}
          aria-controls={`${idDeTarjeta(id)}-panel`}
          onClick={alAlternar}
        >
          <span className={classes.nombre}>{nombre}</span>
          <ValidezDeTarea validez={tarea.validez} validando={validando} />
          <span className={classes.flecha} data-abierta={activa}>
            <Icono nombre="abajo" />
          </span>
        </button>
      </h3>
      {/* where the summary's links about the whole task lead */}
      <div id={`tareas.${indice}`} tabIndex={-1} role="status" className={classes.mensajes}>
        {[...avisos].map(
          (mensaje) =>
            mensaje && (
              <Text key={mensaje} c="var(--colega-error)" px="lg" pb="sm">
                {mensaje}
              </Text>
            ),
        )}
      </div>
      {activa && formulario && (
        <Stack id={`${idDeTarjeta(id)}-panel`} gap="lg" p="lg" pt="xs">
          {faltaElActa ? (
            <Nota>{mensajes.estado_obra_requerido} Después vas a poder completar esta tarea.</Nota>
          ) : (
            <>
              <MismaSuperficie id={id} />
              <FormularioDinamico
                formulario={formulario}
                valores={tarea.parametros}
                onChange={(parametros) => cambiar((b) => cambiarParametros(b, id, parametros))}
                problemas={aMostrar}
                contexto={deFormulario}
                prefijo={prefijo}
              />
            </>
          )}
          <Group justify="flex-end">
            <Button
              variant="subtle"
              color="red"
              leftSection={<Icono nombre="borrar" />}
              onClick={() => setEliminando(true)}
            >
              ELIMINAR TAREA
            </Button>
          </Group>
        </Stack>
      )}
      <EliminarTarea
        abierto={eliminando}
        nombre={nombre}
        conUnidades={pierdeUnidades(borrador, id, contexto)}
        alCancelar={() => setEliminando(false)}
        alConfirmar={() => {
          setEliminando(false);
          cambiar((b) => quitarTarea(b, id, contexto));
          requestAnimationFrame(() => document.getElementById('tarea')?.focus());
        }}
      />
    </Card>
  );
};

type PropsDeEliminar = {
  abierto: boolean;
  nombre: string;
  conUnidades: boolean;
  alCancelar: () => void;
  alConfirmar: () => void;
};

/** AUT-037. AUT-071: the units of the location would go with the task. */
const EliminarTarea = ({ nombre, conUnidades, ...dialogo }: PropsDeEliminar) => (
  <ConfirmarDialogo
    {...dialogo}
    titulo={`Eliminar la tarea ${nombre}?`}
    texto={
      conUnidades
        ? 'Los datos no podrán ser recuperados. También se quitan las unidades cargadas en Ubicación: queda una sola, vacía.'
        : 'Los datos no podrán ser recuperados'
    }
    {...(conUnidades && { confirmar: 'Continuar' })}
  />
);

const useProblemasDelFormulario = (
  prefijo: string,
  problemas: readonly ProblemaConTexto[],
  errores: ErroresDeTarea | undefined,
) =>
  useMemo(() => {
    const propios = problemas.flatMap((problema) =>
      problema.campo?.startsWith(prefijo) ? [{ ...problema, campo: problema.campo.slice(prefijo.length) }] : [],
    );
    return propios.length > 0 ? propios : [...(errores ?? [])];
  }, [prefijo, problemas, errores]);
