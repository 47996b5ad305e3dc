import { mensajes } from '@colega/contract/mensajes';
import type { SegundoFactor } from '@colega/contract/sesion';
import { puedeHaberLlaves } from '@colega/web-kit/lib/llaves/llaves.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
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

type Props = { estado: SegundoFactorEnPantalla; accion: AccionDeFactor; factor: SegundoFactor };

/** A second factor, if there is one, is asked for too. */
export const PruebaDeIdentidad = ({ estado, accion, factor }: Props) => {
  const { errores, falla, rechazar, enviar, enviarConLlave, cerrar } = estado;
  const [datos, setDatos] = useState<Datos>({ nombre: '', password: '', codigo: '' });
  const [ocupado, setOcupado] = useState<'codigo' | 'llave' | null>(null);
  const formulario = useRef<HTMLFormElement>(null);
  const pideCodigo = factor.codigos !== null;
  const conLlave = pideCodigo && factor.llaves.length > 0 && puedeHaberLlaves(factor.rp_id);
  const escribir = (campo: keyof Datos) => (evento: { currentTarget: HTMLInputElement }) => {
    const { value } = evento.currentTarget;
    setDatos((previos) => ({ ...previos, [campo]: value }));
  };
  useEffect(() => {
    const [primero] = Object.keys(errores);
    if (primero) formulario.current?.querySelector<HTMLInputElement>(`[name="${primero}"]`)?.focus();
  }, [errores]);

  const mandar = async (con: 'codigo' | 'llave') => {
    if (ocupado) return;
    const faltan = faltasDe(datos, {
      pideNombre: accion.que === 'agregarLlave',
      pideCodigo: pideCodigo && con === 'codigo',
    });
    if (Object.keys(faltan).length > 0) return rechazar(faltan);
    setOcupado(con);
    await (con === 'llave' ? enviarConLlave(accion, datos) : enviar(accion, datos));
    setOcupado(null);
  };
  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    void mandar('codigo');
  };
  return (
    <form ref={formulario} onSubmit={alEnviar} noValidate aria-busy={ocupado !== null}>
      <Stack gap="md">
        <Text>{EXPLICACIONES[accion.que]}</Text>
        {falla && <Alert color="red">{falla}</Alert>}
        {accion.que === 'agregarLlave' && (
          <TextInput
            name="nombre"
            label="Nombre de la llave"
            description="Por ejemplo: Teléfono, Notebook de la oficina."
            maxLength={60}
            required
            value={datos.nombre}
            error={errores.nombre}
            onChange={escribir('nombre')}
            data-autofocus
          />
        )}
        <PasswordInput
          name="password"
          label="Tu contraseña"
          autoComplete="current-password"
          required
          value={datos.password}
          error={errores.password}
          onChange={escribir('password')}
          {...(accion.que !== 'agregarLlave' && { 'data-autofocus': true })}
        />
        {pideCodigo && (
          <TextInput
            name="codigo"
            label="Código"
            description={factor.app ? 'De la app, o uno de recuperación.' : 'Uno de tus códigos de recuperación.'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required={!conLlave}
            value={datos.codigo}
            error={errores.codigo}
            onChange={escribir('codigo')}
          />
        )}
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
