import { Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSesion } from '../../lib/sesion/use-sesion.ts';
import { ResumenDeErrores } from '../../ui/entradas/resumen-de-errores.tsx';
import { TarjetaDeFormulario } from '../../ui/paginas/tarjeta-de-formulario.tsx';
import { CamposSueltos } from '../dynamic/campos-sueltos.tsx';
import { ContraseniaCampo } from '../tipos/contrasenia/contrasenia-campo.tsx';
import { hoja } from '../tipos/registro.ts';
import { CLAVES, useCambioDeClave } from './use-cambio-de-clave.ts';

const TIPOS = { contrasenia: hoja(ContraseniaCampo) };

type Props = {
  /** Of its title: one where it is the whole screen. */
  nivel?: 1 | 2;
  alGuardar: () => unknown;
  alCancelar: () => void;
};

/** SES-044..052. */
export const CambioDeClave = ({ nivel = 1, alGuardar, alCancelar }: Props) => {
  const { claves, errores, intento, ocupado, escribir, enviar } = useCambioDeClave(alGuardar);
  const sesion = useSesion();
  const titulo = useRef<HTMLHeadingElement>(null);
  // Inside a screen it opens where one was, and is read aloud.
  useEffect(() => {
    if (nivel === 2) titulo.current?.focus();
  }, [nivel]);
  return (
    <Stack gap="lg" maw={560}>
      <div>
        <Title ref={titulo} tabIndex={-1} order={nivel} {...(nivel === 2 && { size: 'h3' })}>
          Cambiar contraseña
        </Title>
        <Text c="dimmed">Las sesiones que tengas abiertas en otros dispositivos se van a cerrar.</Text>
      </div>
      <ResumenDeErrores intento={intento} errores={errores} />
      <TarjetaDeFormulario
        boton={{ texto: 'Guardar', ocupado: 'Guardando…' }}
        trabajando={ocupado}
        alEnviar={enviar}
        alCancelar={alCancelar}
      >
        {/* For the browser's password manager, which must know whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={sesion?.user.username ?? ''}
          readOnly
          hidden
        />
        <CamposSueltos
          campos={CLAVES}
          tipos={TIPOS}
          valores={claves}
          alCambiar={(ruta, valor) => escribir(ruta, String(valor))}
          errores={new Map(errores.map(({ campo, mensaje }) => [campo, mensaje]))}
        />
      </TarjetaDeFormulario>
    </Stack>
  );
};
