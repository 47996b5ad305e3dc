import { type ControlesLeidos, type Importacion, rutasDeImportaciones as R } from '@colega/contract/importaciones';
import { ENTIDADES_CON_IMPORTE, type EntidadConImporte } from '@colega/domain/importaciones';
import { formatNumero } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { leerImporte } from '../../lib/leer-importe.ts';
import { type AccionesDeImportacion, encabezadoDeVersion } from './use-importacion.ts';

type Props = { importacion: Importacion; acciones: AccionesDeImportacion; sinGuardar: boolean };

const escrito = (importe: string | null): string => (importe === null ? '' : formatNumero(importe));
const leido = (texto: string): string | null => (texto.trim() === '' ? null : leerImporte(texto));

const TOTAL_DE: Readonly<Record<EntidadConImporte, string>> = {
  deudas: 'Total de saldos de apertura',
  pagos: 'Total de pagos',
  saldos_a_favor: 'Total de saldos a favor',
  sanciones: 'Total de sanciones',
};
type Escritos = Record<EntidadConImporte, string>;
const porEntidad = <T,>(valorDe: (que: EntidadConImporte) => T) =>
  Object.fromEntries(ENTIDADES_CON_IMPORTE.map((que) => [que, valorDe(que)])) as Record<EntidadConImporte, T>;
const leerControles = (escritos: Escritos): ControlesLeidos => porEntidad((que) => leido(escritos[que]));

export const Ensayar = ({ importacion, acciones: { hacer }, sinGuardar }: Props) => {
  const { id, controles, hojas, estado } = importacion;
  const [escritos, setEscritos] = useState(porEntidad((que) => escrito(controles[que])));
  const conImporte = ENTIDADES_CON_IMPORTE.filter((que) => hojas.some(({ entidad }) => entidad === que));
  return (
    <Stack gap="sm">
      <Text size="sm">
        Dice, fila por fila, qué se crearía, qué cambiaría, qué queda igual y qué se rechaza. No escribe nada.
      </Text>
      {conImporte.length > 0 && (
        <>
          <Text size="sm">
            Si sabés cuánto tiene que entrar, escribilo: no se acepta mientras no cierre al centavo.
          </Text>
          <Group gap="md" align="flex-end">
            {conImporte.map((que) => (
              <MontoInput
                key={que}
                label={TOTAL_DE[que]}
                value={escritos[que]}
                alCambiar={(texto) => setEscritos((antes) => ({ ...antes, [que]: texto }))}
              />
            ))}
          </Group>
        </>
      )}
      {sinGuardar && <Text size="sm">Primero guardá las columnas: se ensaya con las guardadas.</Text>}
      <div>
        <BotonDeAccion
          disabled={sinGuardar}
          ocupado="Empezando…"
          alPresionar={() =>
            hacer(() =>
              llamar(
                R.ensayarImportacion,
                { params: { id }, body: { controles: leerControles(escritos) } },
                encabezadoDeVersion(importacion),
              ),
            )
          }
        >
          {estado === 'columnas' ? 'Ensayar' : 'Ensayar de nuevo'}
        </BotonDeAccion>
      </div>
    </Stack>
  );
};
