import { type Importacion, rutasDeImportaciones as R } from '@colega/contract/importaciones';
import { contarSuspensiones } from '@colega/domain/importaciones';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type AccionesDeImportacion, encabezadoDeVersion } from './use-importacion.ts';

type Props = { importacion: Importacion; acciones: AccionesDeImportacion; sinGuardar: boolean };
type Pregunta = 'aceptar' | 'descartar' | null;

const sumar = ({ resumen }: Importacion, ...cuales: readonly ('crea' | 'cambia' | 'rechaza')[]): number =>
  (resumen?.cuentas ?? []).reduce((suma, cuenta) => suma + cuales.reduce((parte, cual) => parte + cuenta[cual], 0), 0);

const porqueNo = (importacion: Importacion, sinGuardar: boolean): string | null => {
  if (sinGuardar) return 'Hay columnas sin guardar.';
  if (importacion.estado !== 'ensayada') return 'Primero ensayala.';
  if (sumar(importacion, 'crea', 'cambia') === 0) return 'No hay nada para escribir: todo está igual o se rechazó.';
  return importacion.diferencias.length > 0 ? 'Los totales no son los de control.' : null;
};

/** Nothing else of an import is told to anybody by itself. */
const decirSuspensiones = (suspenden: number | null): string => {
  if (suspenden === 0) return 'Nadie recibe una carta todavía.';
  return suspenden === null
    ? 'Las sanciones pueden suspender matrículas, y a cada técnico que quede suspendido se le avisa: para saber cuántos, ensayala de nuevo. Nadie más recibe una carta todavía.'
    : `Las sanciones suspenden ${suspenden === 1 ? '1 matrícula' : `${suspenden.toLocaleString('es-AR')} matrículas`}, y a cada técnico se le avisa. Nadie más recibe una carta todavía.`;
};

export const Aceptar = ({ importacion, acciones: { hacer }, sinGuardar }: Props) => {
  const [pregunta, setPregunta] = useState<Pregunta>(null);
  const { claveDe } = useIntento();
  const { id, version } = importacion;
  const impedimento = porqueNo(importacion, sinGuardar);
  const rechazadas = sumar(importacion, 'rechaza').toLocaleString('es-AR');
  const cuantas = sumar(importacion, 'crea', 'cambia').toLocaleString('es-AR');
  const suspenden = importacion.resumen ? contarSuspensiones(importacion.resumen) : 0;
  const sinRechazadas = sumar(importacion, 'rechaza') > 0;
  const aceptar = () =>
    hacer(() =>
      llamar(
        R.aceptarImportacion,
        { params: { id }, body: { sin_rechazadas: sinRechazadas } },
        { ...encabezadoDeVersion(importacion), idempotencyKey: claveDe([id, version]) },
      ),
    ).then(() => setPregunta(null));
  const descartar = () =>
    hacer(() => llamar(R.descartarImportacion, { params: { id } }, encabezadoDeVersion(importacion))).then(() =>
      setPregunta(null),
    );
  return (
    <Stack gap="sm">
      <Text size="sm">
        {impedimento ??
          `Se escriben ${cuantas} filas, todas o ninguna.${sinRechazadas ? ` Las ${rechazadas} rechazadas quedan afuera.` : ''}`}
      </Text>
      {impedimento === null && suspenden !== 0 && <Text size="sm">{decirSuspensiones(suspenden)}</Text>}
      <Group gap="sm">
        <Button onClick={() => setPregunta('aceptar')} disabled={impedimento !== null}>
          Aceptar
        </Button>
        <Button variant="default" onClick={() => setPregunta('descartar')}>
          Descartar
        </Button>
      </Group>
      <ConfirmarDialogo
        abierto={pregunta === 'aceptar'}
        titulo="¿Aceptar la importación?"
        texto={`Se van a escribir ${cuantas} filas, todas o ninguna. ${sinRechazadas ? `Las ${rechazadas} rechazadas quedan afuera: las podés corregir y traer en otra. ` : ''}${decirSuspensiones(suspenden)}`}
        confirmar="Aceptar"
        confirmando="Empezando…"
        peligroso={false}
        alConfirmar={aceptar}
        alCancelar={() => setPregunta(null)}
      />
      <ConfirmarDialogo
        abierto={pregunta === 'descartar'}
        titulo="¿Descartar la importación?"
        texto="Sus archivos y su ensayo se borran. En el Colegio no cambia nada."
        confirmar="Descartar"
        confirmando="Descartando…"
        alConfirmar={descartar}
        alCancelar={() => setPregunta(null)}
      />
    </Stack>
  );
};
