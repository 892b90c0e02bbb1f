-- MySQL dump 10.13  Distrib 8.0.36
/*!40101 SET NAMES utf8mb4 */;
DROP TABLE IF EXISTS `ea_roles`;
CREATE TABLE `ea_roles` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(256) DEFAULT NULL,
  `slug` varchar(256) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB;
INSERT INTO `ea_roles` VALUES (1,'Administrator','admin'),(2,'Provider','provider'),(3,'Customer','customer');
CREATE TABLE `ea_service_categories` (`id` int(11) NOT NULL, `name` varchar(256), `description` text, PRIMARY KEY (`id`));
INSERT INTO `ea_service_categories` VALUES (1,'Face','');
CREATE TABLE `ea_services` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(256) DEFAULT NULL,
  `duration` int(11) DEFAULT NULL,
  `price` decimal(10,2) DEFAULT NULL,
  `currency` varchar(32) DEFAULT NULL,
  `description` text,
  `id_service_categories` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`), KEY `cat` (`id_service_categories`)
) ENGINE=InnoDB;
INSERT INTO `ea_services` VALUES (1,'Facial; deep',60,75.00,'EUR','It\'s our \"classic\".\nTwo steps.',1),(2,'Lash lift',45,50.00,'EUR',NULL,NULL);
CREATE TABLE `ea_users` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `first_name` varchar(256) DEFAULT NULL,
  `last_name` varchar(512) DEFAULT NULL,
  `email` varchar(512) DEFAULT NULL,
  `mobile_number` varchar(128) DEFAULT NULL,
  `phone_number` varchar(128) DEFAULT NULL,
  `address` varchar(256) DEFAULT NULL,
  `city` varchar(256) DEFAULT NULL,
  `zip_code` varchar(64) DEFAULT NULL,
  `notes` text,
  `id_roles` int(11) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB;
INSERT INTO `ea_users` VALUES (1,'Ada','Admin','ada@example.com',NULL,'',NULL,NULL,NULL,NULL,1),(2,'Ines','Provider','ines@example.com',NULL,'0301','','','',NULL,2);
INSERT INTO `ea_users` (`id`, `first_name`, `last_name`, `email`, `phone_number`, `notes`, `id_roles`) VALUES (3,'Nina','O''Hara','nina@example.com','030 5550103','Says \"hi\"',3);
INSERT INTO `ea_settings` VALUES (1,'company_name','A; DROP TABLE users; --');
