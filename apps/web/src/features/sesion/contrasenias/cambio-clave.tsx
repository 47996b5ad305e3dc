import { CamposSueltos } from '@colega/web-kit/form/dynamic/campos-sueltos.tsx';
import { ContraseniaCampo } from '@colega/web-kit/form/tipos/contrasenia/contrasenia-campo.tsx';
import { hoja } from '@colega/web-kit/form/tipos/registro.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useVolver } from '@colega/web-kit/ui/botones/back-link.tsx';
import { ResumenDeErrores } from '@colega/web-kit/ui/entradas/resumen-de-errores.tsx';
import { TarjetaDeFormulario } from '@colega/web-kit/ui/paginas/tarjeta-de-formulario.tsx';
import { Stack, Text, Title } from '@mantine/core';
import { CLAVES, useCambioDeClave } from './use-cambio-de-clave.ts';

const TIPOS = { contrasenia: hoja(ContraseniaCampo) };

/** SES-044..052. */
export const CambioClave = () => {
  const { claves, errores, intento, ocupado, escribir, enviar } = useCambioDeClave();
  const volver = useVolver(); // OPN-015
  const sesion = useSesion();
  return (
    <Stack gap="lg" maw={560}>
      <div>
        <Title order={1}>Cambiar contraseña</Title>
        <Text c="dimmed">Las sesiones que tengas abiertas en otros dispositivos se van a cerrar.</Text>
      </div>
      <ResumenDeErrores intento={intento} errores={errores} />
      <TarjetaDeFormulario
        boton={{ texto: 'Guardar', ocupado: 'Guardando…' }}
        trabajando={ocupado}
        alEnviar={enviar}
        alCancelar={volver}
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

export default CambioClave;
