import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useVolver } from '@colega/web-kit/ui/botones/back-link.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { ResumenDeErrores } from '@colega/web-kit/ui/entradas/resumen-de-errores.tsx';
import { Button, Card, Group, PasswordInput, Stack, Text, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { type CampoDeCambio, useCambioDeClave } from './use-cambio-de-clave.ts';

const CAMPOS = [
  { campo: 'old_password', etiqueta: 'Contraseña actual', ayuda: undefined, autoComplete: 'current-password' },
  {
    campo: 'password',
    etiqueta: 'Nueva contraseña',
    ayuda: 'Al menos 6 caracteres, y que no sea de las más usadas.',
    autoComplete: 'new-password',
  },
  { campo: 'confirmacion', etiqueta: 'Confirmar contraseña', ayuda: undefined, autoComplete: 'new-password' },
] as const satisfies readonly {
  campo: CampoDeCambio;
  etiqueta: string;
  ayuda: string | undefined;
  autoComplete: string;
}[];

/** SES-044..052. */
export const CambioClave = () => {
  const { claves, errores, intento, ocupado, escribir, enviar } = useCambioDeClave();
  const volver = useVolver(); // OPN-015
  const sesion = useSesion();
  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    void enviar();
  };
  return (
    <Stack gap="lg" maw={560}>
      <div>
        <Title order={1}>Cambiar contraseña</Title>
        <Text c="dimmed">Las sesiones que tengas abiertas en otros dispositivos se van a cerrar.</Text>
      </div>
      <ResumenDeErrores
        intento={intento}
        errores={CAMPOS.flatMap(({ campo }) => {
          const mensaje = errores[campo];
          return mensaje ? [{ campo, mensaje }] : [];
        })}
      />
      <Card component="form" onSubmit={alEnviar} noValidate aria-busy={ocupado}>
        <Stack gap="md">
          {/* For the browser's password manager, which must know whose password it is. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={sesion?.user.username ?? ''}
            readOnly
            hidden
          />
          {CAMPOS.map(({ campo, etiqueta, ayuda, autoComplete }) => (
            <PasswordInput
              key={campo}
              id={campo}
              name={campo}
              label={etiqueta}
              description={ayuda}
              autoComplete={autoComplete}
              required
              value={claves[campo]}
              error={errores[campo]}
              onChange={(e) => escribir(campo, e.currentTarget.value)}
            />
          ))}
          <Group justify="flex-end">
            <Button variant="default" onClick={volver}>
              Cancelar
            </Button>
            <BotonDeAccion type="submit" ocupado="Guardando…" trabajando={ocupado}>
              Guardar
            </BotonDeAccion>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
};

export default CambioClave;
