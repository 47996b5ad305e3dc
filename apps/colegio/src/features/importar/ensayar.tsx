import { type Importacion, rutasDeImportaciones as R } from '@colega/contract/importaciones';
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

export const Ensayar = ({ importacion, acciones: { hacer }, sinGuardar }: Props) => {
  const { id, controles, hojas, estado } = importacion;
  const [deudas, setDeudas] = useState(escrito(controles.deudas));
  const [pagos, setPagos] = useState(escrito(controles.pagos));
  const conDeudas = hojas.some(({ entidad }) => entidad === 'deudas');
  const conPagos = hojas.some(({ entidad }) => entidad === 'pagos');
  return (
    <Stack gap="sm">
      <Text size="sm">
        Dice, fila por fila, qué se crearía, qué cambiaría, qué queda igual y qué se rechaza. No escribe nada.
      </Text>
      {(conDeudas || conPagos) && (
        <>
          <Text size="sm">
            Si sabés cuánto tiene que entrar, escribilo: no se acepta mientras no cierre al centavo.
          </Text>
          <Group gap="md" align="flex-end">
            {conDeudas && <MontoInput label="Total de saldos de apertura" value={deudas} alCambiar={setDeudas} />}
            {conPagos && <MontoInput label="Total de pagos" value={pagos} alCambiar={setPagos} />}
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
                { params: { id }, body: { controles: { deudas: leido(deudas), pagos: leido(pagos) } } },
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
