import { type Importacion, rutasDeImportaciones as R } from '@colega/contract/importaciones';
import { mensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';

type Props = { importacion: Importacion; alInvitar: () => Promise<unknown> };

const opcionesDe = (numeros: readonly number[], que: string) =>
  numeros.map((n) => ({ value: String(n), label: `${n} ${que}` }));
const CUANTAS = opcionesDe([10, 50, 100, 200, 500], 'personas');
const DIAS = opcionesDe([3, 7, 15, 30], 'días');

/** Letters leave when the college says so, some at a time. */
export const Invitaciones = ({ importacion: { id, por_invitar, sin_correo, invitados }, alInvitar }: Props) => {
  const [cuantas, setCuantas] = useState('100');
  const [dias, setDias] = useState('7');
  const { claveDe, olvidar } = useIntento();
  const invitar = async (): Promise<void> => {
    try {
      const body = { cuantas: Number(cuantas), dias: Number(dias) };
      const idempotencyKey = claveDe([body, por_invitar]);
      const { message } = await llamar(R.invitarImportados, { params: { id }, body }, { idempotencyKey });
      olvidar();
      avisarExito(message);
    } catch (causa) {
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
    }
    await alInvitar();
  };
  return (
    <Stack gap="sm">
      <Text size="sm" aria-live="polite">
        {`${invitados.toLocaleString('es-AR')} personas invitadas y ${por_invitar.toLocaleString('es-AR')} por invitar${sin_correo > 0 ? ` (${sin_correo.toLocaleString('es-AR')} sin correo: cargalo en Personas)` : ''}. La carta trae un enlace para elegir la contraseña.`}
      </Text>
      {por_invitar > 0 && (
        <Group gap="md" align="flex-end">
          <SelectSimple
            label="En esta tanda"
            opciones={CUANTAS}
            value={cuantas}
            alElegir={(valor) => setCuantas(valor || '100')}
          />
          <SelectSimple
            label="El enlace vale"
            opciones={DIAS}
            value={dias}
            alElegir={(valor) => setDias(valor || '7')}
          />
          <BotonDeAccion ocupado="Enviando…" alPresionar={invitar}>
            Mandar las invitaciones
          </BotonDeAccion>
        </Group>
      )}
    </Stack>
  );
};
