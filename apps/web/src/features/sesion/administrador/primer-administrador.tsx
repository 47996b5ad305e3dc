import { CampoContrasenia } from '@colega/web-kit/ui/entradas/campo-contrasenia.tsx';
import { CampoPublico } from '@colega/web-kit/ui/entradas/campo-publico.tsx';
import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import type { ComponentProps, FormEvent } from 'react';
import { useParams } from 'react-router';
import { ActivarEnElAlta } from '../factor/activar-en-el-alta.tsx';
import { Listo } from '../listo.tsx';
import { CAMPOS_DEL_ADMINISTRADOR, type CampoDeAdministrador, useAdministrador } from './use-administrador.ts';

/** /administrador/:token: the server's log prints this link of one use while nobody administers the college. */
export const PrimerAdministrador = () => {
  const { token = '' } = useParams();
  const alta = useAdministrador(token);
  return <PaginaPublica>{alta.hecho ? <Creada {...alta.cuenta} /> : <Formulario {...alta} />}</PaginaPublica>;
};

export default PrimerAdministrador;

type Estado = ReturnType<typeof useAdministrador>;

/** How some are typed. */
const TECLADO: Partial<Record<CampoDeAdministrador, ComponentProps<'input'>>> = {
  nombre: { autoCapitalize: 'words' },
  apellido: { autoCapitalize: 'words' },
  cuit: { inputMode: 'numeric' },
  email: { type: 'email' },
};

const Formulario = ({ entrada, falla, ocupado, enviar }: Estado) => {
  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    void enviar();
  };
  return (
    <>
      <h1 className={publica.titulo}>Creá la cuenta de quien administra</h1>
      <p className={publica.texto}>
        Es la primera cuenta del Colegio en Colega: con ella se dan de alta los demás operadores y sus roles.
      </p>
      <div role="alert">{falla && <p className={publica.alerta}>{falla}</p>}</div>
      <form onSubmit={alEnviar} noValidate aria-busy={ocupado}>
        {CAMPOS_DEL_ADMINISTRADOR.map(({ ruta, tipo }) =>
          tipo === 'contrasenia' ? (
            <CampoContrasenia key={ruta} {...entrada(ruta)} />
          ) : (
            <CampoPublico key={ruta} type="text" {...TECLADO[ruta]} {...entrada(ruta)} />
          ),
        )}
        <button type="submit" className={publica.boton} aria-disabled={ocupado}>
          {ocupado ? 'Creando…' : 'Crear la cuenta'}
        </button>
      </form>
    </>
  );
};

/** The account is there, what it is for, and what it lacks to do it at the portal. */
const Creada = ({ username, password }: { username: string; password: string }) => {
  const nombre = username.trim().toLowerCase();
  return (
    <Listo mensaje={`La cuenta «${nombre}» ya administra el Colegio.`}>
      <p className={publica.texto}>
        El enlace no sirve más. Con esta cuenta se firman los comandos del Colegio, en su servidor: el primero es
        «operador alta-operador», que da de alta a los demás.
      </p>
      <ActivarEnElAlta username={nombre} password={password} />
    </Listo>
  );
};
