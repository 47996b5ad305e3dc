import { mensajes } from '@colega/contract/mensajes';
import { crearCampo } from '@colega/domain/formularios';
import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { BotonDeAccion } from '../../ui/botones/boton-de-accion.tsx';
import { useFormularioSimple } from '../use-formulario-simple.ts';
import type { AppNueva } from './accion-de-factor.ts';
import { agruparSecreto } from './agrupar-secreto.ts';
import type { SegundoFactorEnPantalla } from './use-segundo-factor.ts';

const LADO = 220;
const CAMPOS = [
  crearCampo('codigo', '2. Escribí el código de 6 dígitos que muestra', 'texto', {
    requerido: true,
    autocompletar: 'one-time-code',
  }),
];
type Props = {
  estado: Pick<SegundoFactorEnPantalla, 'falla' | 'confirmarApp' | 'cerrar'>;
  app: AppNueva;
};

export const ConfirmarApp = ({ estado, app }: Props) => {
  const { falla, confirmarApp, cerrar } = estado;
  const { valores, ocupado, entrada, rechazar, enfocar, intentar } = useFormularioSimple(CAMPOS);
  const codigo = valores.codigo.trim();
  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    void intentar(async () => {
      const errores = codigo === '' ? { codigo: mensajes.codigo_requerido } : await confirmarApp(codigo);
      rechazar(errores);
      enfocar(errores);
      return false;
    });
  };
  return (
    <form onSubmit={alEnviar} noValidate aria-busy={ocupado}>
      <Stack gap="md">
        <Text>1. En la app, elegí agregar una cuenta y leé este código.</Text>
        <Group justify="center">
          <img
            src={app.qr}
            width={LADO}
            height={LADO}
            alt="Código QR para la app de códigos"
            style={{ maxWidth: '100%', height: 'auto', borderRadius: 8 }}
          />
        </Group>
        <Text>
          Si no podés leerlo, escribí esta clave en la app: <strong>{agruparSecreto(app.secreto)}</strong>
        </Text>
        <Text>
          ¿La app está en este mismo teléfono? <Anchor href={app.enlace}>Abrirla con esta cuenta</Anchor>
        </Text>
        {falla && <Alert color="red">{falla}</Alert>}
        <TextInput {...entrada('codigo')} inputMode="numeric" data-autofocus />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={cerrar} disabled={ocupado}>
            Cancelar
          </Button>
          <BotonDeAccion type="submit" ocupado="Activando…" trabajando={ocupado}>
            Activar
          </BotonDeAccion>
        </Group>
      </Stack>
    </form>
  );
};
