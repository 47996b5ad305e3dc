import { LARGO_DE_RESPUESTA } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';

type Props = {
  que: string;
  /** False keeps what was typed. */
  alResponder: (texto: string) => Promise<boolean>;
};

/** The datum stays, and the words say why it is right. */
export const ResponderEnPalabras = ({ que, alResponder }: Props) => {
  const [abierto, setAbierto] = useState(false);
  const [texto, setTexto] = useState('');
  const [intentado, setIntentado] = useState(false);
  const vacio = texto.trim() === '';
  const enviar = async () => {
    setIntentado(true);
    if (vacio || !(await alResponder(texto.trim()))) return;
    setAbierto(false);
    setTexto('');
  };
  if (!abierto)
    return (
      <Button variant="default" onClick={() => setAbierto(true)} aria-label={`Responder con un texto sobre ${que}`}>
        Responder con un texto
      </Button>
    );
  return (
    <Stack gap="sm" style={{ flex: '1 1 260px' }}>
      <Textarea
        label={`Respuesta sobre ${que}`}
        required
        autosize
        minRows={2}
        maxLength={LARGO_DE_RESPUESTA}
        value={texto}
        onChange={(evento) => setTexto(evento.currentTarget.value)}
        error={intentado && vacio ? mensajes.requerido : undefined}
        autoFocus
      />
      <Group gap="sm">
        <BotonDeAccion ocupado="Enviando…" alPresionar={enviar}>
          Enviar respuesta
        </BotonDeAccion>
        <Button variant="subtle" onClick={() => setAbierto(false)}>
          Cancelar
        </Button>
      </Group>
    </Stack>
  );
};
