import { type PasoDeCertificado, preguntasSinResponder, responderConforme } from '@colega/domain/certificados';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useCertificando } from './contexto-del-certificado.ts';

/** With one question the button would be as many presses as its answer. */
const DESDE = 2;

const enPalabras = (cuantas: number): string =>
  cuantas === 1 ? 'Respondiste Sí a una.' : `Respondiste Sí a las ${cuantas} que faltaban.`;

/** S-890: one press answers Sí to what is left of the step, and each can be turned. */
export const TodoConforme = ({ paso }: { paso: PasoDeCertificado }) => {
  const { borrador, cambiar } = useCertificando();
  const [respondidas, setRespondidas] = useState(0);
  const faltan = preguntasSinResponder(paso, borrador.valores).length;
  if (respondidas === 0 && faltan < DESDE) return null;
  const nadaFalta = faltan === 0;
  const responder = () => {
    if (nadaFalta) return;
    setRespondidas(faltan);
    cambiar((b) => ({ ...b, valores: { ...b.valores, ...responderConforme(paso, b.valores) } }));
  };
  return (
    <Group gap="sm">
      {/* it stays once it was pressed: whoever did so with the keyboard goes on from here */}
      <Button
        variant="default"
        leftSection={<Icono nombre="tilde" />}
        aria-disabled={nadaFalta}
        {...(nadaFalta && { 'data-disabled': true })}
        onClick={responder}
      >
        Todo conforme
      </Button>
      <Text size="sm" aria-live="polite">
        {respondidas > 0 ? `${enPalabras(respondidas)} Cambiá la que no.` : `Responde Sí a las ${faltan} que faltan.`}
      </Text>
    </Group>
  );
};
