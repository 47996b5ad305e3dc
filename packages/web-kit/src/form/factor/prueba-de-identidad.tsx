import { mensajes } from '@colega/contract/mensajes';
import type { SegundoFactor } from '@colega/contract/sesion';
import { crearCampo } from '@colega/domain/formularios';
import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { puedeHaberLlaves } from '../../lib/llaves/llaves.ts';
import { BotonDeAccion } from '../../ui/botones/boton-de-accion.tsx';
import { useFormularioSimple } from '../use-formulario-simple.ts';
import type { AccionDeFactor } from './accion-de-factor.ts';
import type { Datos, ErroresDePrueba, SegundoFactorEnPantalla } from './use-segundo-factor.ts';

const BOTONES: Readonly<Record<AccionDeFactor['que'], string>> = {
  activarApp: 'Continuar',
  quitarApp: 'Quitar la app',
  agregarLlave: 'Continuar',
  quitarLlave: 'Quitar la llave',
  renovarCodigos: 'Hacer códigos nuevos',
};
const EXPLICACIONES: Readonly<Record<AccionDeFactor['que'], string>> = {
  activarApp: 'Antes de cambiar cómo ingresás, escribí tu contraseña.',
  quitarApp: 'Sus códigos dejan de servir y las sesiones de tus otros dispositivos se cierran.',
  agregarLlave: 'Ponele un nombre para reconocerla. Después tu navegador te pide crearla.',
  quitarLlave: 'Deja de servir para ingresar y las sesiones de tus otros dispositivos se cierran.',
  renovarCodigos: 'Los que tenías dejan de servir.',
};

const NOMBRE = crearCampo('nombre', 'Nombre de la llave', 'texto', {
  requerido: true,
  ayuda: 'Por ejemplo: Teléfono, Notebook de la oficina.',
  largo: 60,
});
const PASSWORD = crearCampo('password', 'Tu contraseña', 'contrasenia', {
  requerido: true,
  autocompletar: 'current-password',
});

type Props = { estado: SegundoFactorEnPantalla; accion: AccionDeFactor; factor: SegundoFactor };

export const PruebaDeIdentidad = ({ estado, accion, factor }: Props) => {
  const { falla, callar, enviar, enviarConLlave, cerrar } = estado;
  const [ocupado, setOcupado] = useState<'codigo' | 'llave' | null>(null);
  const pideCodigo = factor.codigos !== null;
  const conLlave = pideCodigo && factor.llaves.length > 0 && puedeHaberLlaves(factor.rp_id);
  const campos = [
    NOMBRE,
    PASSWORD,
    crearCampo('codigo', 'Código', 'texto', {
      ...(!conLlave && { requerido: true }),
      ayuda: factor.app ? 'De la app, o uno de recuperación.' : 'Uno de tus códigos de recuperación.',
      autocompletar: 'one-time-code',
    }),
  ] as const;
  const { valores: datos, entrada, rechazar, enfocar, intentar } = useFormularioSimple(campos);

  const mandar = (con: 'codigo' | 'llave') =>
    intentar(async () => {
      const faltan = faltasDe(datos, {
        pideNombre: accion.que === 'agregarLlave',
        pideCodigo: pideCodigo && con === 'codigo',
      });
      const hayFaltas = Object.keys(faltan).length > 0;
      callar();
      setOcupado(hayFaltas ? null : con);
      const errores = hayFaltas ? faltan : await (con === 'llave' ? enviarConLlave : enviar)(accion, datos);
      setOcupado(null);
      rechazar(errores);
      enfocar(errores);
      return false;
    });
  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    void mandar('codigo');
  };
  return (
    <form onSubmit={alEnviar} noValidate aria-busy={ocupado !== null}>
      <Stack gap="md">
        <Text>{EXPLICACIONES[accion.que]}</Text>
        {falla && <Alert color="red">{falla}</Alert>}
        {accion.que === 'agregarLlave' && <TextInput {...entrada('nombre')} data-autofocus />}
        <PasswordInput {...entrada('password')} {...(accion.que !== 'agregarLlave' && { 'data-autofocus': true })} />
        {pideCodigo && <TextInput {...entrada('codigo')} autoCapitalize="none" spellCheck={false} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={cerrar} disabled={ocupado !== null}>
            Cancelar
          </Button>
          {conLlave && (
            <BotonDeAccion
              variant="default"
              ocupado="Esperando la llave…"
              trabajando={ocupado === 'llave'}
              alPresionar={() => mandar('llave')}
            >
              Usar una llave en vez del código
            </BotonDeAccion>
          )}
          <BotonDeAccion type="submit" ocupado="Comprobando…" trabajando={ocupado === 'codigo'}>
            {BOTONES[accion.que]}
          </BotonDeAccion>
        </Group>
      </Stack>
    </form>
  );
};

const faltasDe = (
  { nombre, password, codigo }: Datos,
  { pideNombre, pideCodigo }: { pideNombre: boolean; pideCodigo: boolean },
): ErroresDePrueba => ({
  ...(pideNombre && nombre.trim() === '' && { nombre: mensajes.requerido }),
  ...(password === '' && { password: mensajes.contrasenia_requerida }),
  ...(pideCodigo && codigo.trim() === '' && { codigo: mensajes.codigo_requerido }),
});
