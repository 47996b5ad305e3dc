import { mensajes } from '@colega/contract/mensajes';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AppNueva } from './accion-de-factor.ts';
import { agruparSecreto } from './agrupar-secreto.ts';
import type { SegundoFactorEnPantalla } from './use-segundo-factor.ts';

const LADO = 220;
type Props = {
  estado: Pick<SegundoFactorEnPantalla, 'errores' | 'falla' | 'rechazar' | 'confirmarApp' | 'cerrar'>;
  app: AppNueva;
};

/** The key is for whoever cannot read the QR; the first code turns the app on. */
export const ConfirmarApp = ({ estado, app }: Props) => {
  const { errores, falla, rechazar, confirmarApp, cerrar } = estado;
  const [codigo, setCodigo] = useState('');
  const [ocupado, setOcupado] = useState(false);
  const entrada = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (errores.codigo) entrada.current?.focus();
  }, [errores]);
  const alEnviar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (ocupado) return;
    if (codigo.trim() === '') return rechazar({ codigo: mensajes.codigo_requerido });
    setOcupado(true);
    await confirmarApp(codigo.trim());
    setOcupado(false);
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
        <TextInput
          ref={entrada}
          name="codigo"
          label="2. Escribí el código de 6 dígitos que muestra"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={codigo}
          error={errores.codigo}
          onChange={(e) => setCodigo(e.currentTarget.value)}
          data-autofocus
        />
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
