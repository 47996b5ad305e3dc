import { LARGO_DE_RESPUESTA } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { crearCampo } from '@colega/domain/formularios';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { Button, Group, Stack } from '@mantine/core';
import { useId, useState } from 'react';

type Props = {
  que: string;
  alResponder: (texto: string) => Promise<boolean>;
};

export const ResponderEnPalabras = ({ que, alResponder }: Props) => {
  const [abierto, setAbierto] = useState(false);
  const campo = crearCampo('texto', `Respuesta sobre ${que}`, 'parrafo', {
    requerido: true,
    largo: LARGO_DE_RESPUESTA,
  });
  const { valores, entrada, escribir, rechazar } = useFormularioSimple([campo], { prefijo: useId() });
  const texto = valores.texto.trim();
  const enviar = async () => {
    if (texto === '') return rechazar({ texto: mensajes.requerido });
    if (!(await alResponder(texto))) return;
    setAbierto(false);
    escribir('texto', '');
  };
  if (!abierto)
    return (
      <Button variant="default" onClick={() => setAbierto(true)} aria-label={`Responder con un texto sobre ${que}`}>
        Responder con un texto
      </Button>
    );
  return (
    <Stack gap="sm" style={{ flex: '1 1 260px' }}>
      <AreaDeTexto {...entrada('texto')} lineas={2} autoFocus />
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
