import { CampoPublico } from '@colega/web-kit/ui/entradas/campo-publico.tsx';
import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import type { FormEvent } from 'react';
import { useParams } from 'react-router';
import { CampoContrasenia } from '../campo-contrasenia.tsx';
import { ActivarEnElAlta } from '../factor/activar-en-el-alta.tsx';
import { Listo } from '../listo.tsx';
import { type CampoDeAdministrador, useAdministrador } from './use-administrador.ts';

/** /administrador/:token: the server's log prints this link of one use while nobody administers the college. */
export const PrimerAdministrador = () => {
  const { token = '' } = useParams();
  const alta = useAdministrador(token);
  return <PaginaPublica>{alta.hecho ? <Creada {...alta.cuenta} /> : <Formulario {...alta} />}</PaginaPublica>;
};

export default PrimerAdministrador;

type Estado = ReturnType<typeof useAdministrador>;
type DatoDeTexto = Exclude<CampoDeAdministrador, 'password' | 'repeticion'>;
const DATOS: readonly { campo: DatoDeTexto; etiqueta: string; autoComplete: string; ayuda?: string }[] = [
  { campo: 'nombre', etiqueta: 'Nombre', autoComplete: 'given-name' },
  { campo: 'apellido', etiqueta: 'Apellido', autoComplete: 'family-name' },
  { campo: 'cuit', etiqueta: 'CUIT', autoComplete: 'off', ayuda: 'Once dígitos, con o sin guiones.' },
  { campo: 'email', etiqueta: 'Correo electrónico', autoComplete: 'email' },
  { campo: 'username', etiqueta: 'Usuario', autoComplete: 'username', ayuda: 'Con él vas a ingresar.' },
];
const CLAVES = [
  { campo: 'password', etiqueta: 'Contraseña' },
  { campo: 'repeticion', etiqueta: 'Repetir contraseña' },
] as const;

const Formulario = ({ cuenta, entrada, falla, ocupado, escribir, enviar }: Estado) => {
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
        {DATOS.map((dato) => (
          <Dato key={dato.campo} {...dato} valor={cuenta[dato.campo]} entrada={entrada} escribir={escribir} />
        ))}
        {CLAVES.map(({ campo, etiqueta }) => (
          <CampoContrasenia
            key={campo}
            id={campo}
            etiqueta={etiqueta}
            autoComplete="new-password"
            {...entrada(campo)}
            valor={cuenta[campo]}
            alCambiar={(valor) => escribir(campo, valor)}
          />
        ))}
        <button type="submit" className={publica.boton} aria-disabled={ocupado}>
          {ocupado ? 'Creando…' : 'Crear la cuenta'}
        </button>
      </form>
    </>
  );
};

type DatoProps = (typeof DATOS)[number] & { valor: string } & Pick<Estado, 'entrada' | 'escribir'>;

const Dato = ({ campo, valor, entrada, escribir, ...propias }: DatoProps) => (
  <CampoPublico
    {...propias}
    {...entrada(campo)}
    id={campo}
    type={campo === 'email' ? 'email' : 'text'}
    inputMode={campo === 'cuit' ? 'numeric' : undefined}
    autoCapitalize={campo === 'nombre' || campo === 'apellido' ? 'words' : 'none'}
    required
    value={valor}
    alCambiar={(escrito) => escribir(campo, escrito)}
  />
);

/** The account exists, but lacks something to act at the portal. */
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
